// The obvious compiler in JavaScript, as python_peer.py: node node_peer.js PROJECT OUTPUT
"use strict";
const fs = require("fs");
const path = require("path");
const yaml = require("js-yaml");

const rightToLeft = new Set(["ar", "he", "fa", "ur"]);

function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const result = {};
  for (const key of Object.keys(value).sort()) result[key] = sorted(value[key]);
  return result;
}

const dump = (value) => JSON.stringify(sorted(value));

function apns(campaign, locale, content) {
  const { badge, sound, threadId } = campaign.presentation;
  return {
    aps: {
      alert: { title: content.title, subtitle: content.subtitle, body: content.body },
      badge, sound, "thread-id": threadId, "mutable-content": 1,
    },
    url: content.url, image: content.image, actions: content.actions, data: campaign.data,
  };
}

function flat(campaign, locale, content) {
  const { badge, sound, threadId, channelId } = campaign.presentation;
  return {
    ...campaign.data,
    title: content.title, body: content.body, image: content.image, url: content.url,
    actions: dump(content.actions), badge: String(badge), sound, threadId, channelId, locale,
  };
}

function fcm(campaign, locale, content, app) {
  return {
    message: {
      android: {
        priority: "HIGH", ttl: "259200s", collapse_key: campaign.delivery.collapseId,
        restricted_package_name: app.android.package,
      },
      data: flat(campaign, locale, content),
    },
  };
}

function adm(campaign, locale, content) {
  return {
    data: flat(campaign, locale, content), consolidationKey: campaign.delivery.collapseId, expiresAfter: 259200,
    priority: "high",
  };
}

function webpush(campaign, locale, content, app) {
  return {
    web_push: 8030,
    notification: {
      title: content.title, body: content.body, navigate: content.url, lang: locale,
      dir: rightToLeft.has(locale.split("-")[0]) ? "rtl" : "ltr", tag: campaign.delivery.collapseId, icon: app.web.icon,
      image: content.image, app_badge: String(campaign.presentation.badge),
      actions: content.actions.map((a) => ({ action: a.id, title: a.title, navigate: a.url || content.url })),
      data: campaign.data,
    },
  };
}

const [project, output] = process.argv.slice(2);
const { app } = yaml.load(fs.readFileSync(path.join(project, "carillon.yaml"), "utf8"));
for (const name of fs.readdirSync(path.join(project, "campaigns")).sort()) {
  const campaign = yaml.load(fs.readFileSync(path.join(project, "campaigns", name), "utf8"));
  delete campaign.content._default;
  for (const [target, lower] of Object.entries({ adm, apns, fcm, webpush })) {
    const folder = path.join(output, "campaigns", path.parse(name).name, target);
    fs.mkdirSync(folder, { recursive: true });
    for (const [locale, content] of Object.entries(campaign.content)) {
      fs.writeFileSync(path.join(folder, `${locale}.json`), dump(lower(campaign, locale, content, app)));
    }
  }
}
