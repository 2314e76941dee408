"""The obvious compiler: load each campaign, make a dictionary a payload, dump it. No checks, no manifests.

    python_peer.py PROJECT OUTPUT
"""

import json
import sys
from pathlib import Path

import yaml

RIGHT_TO_LEFT = {"ar", "he", "fa", "ur"}


def dump(path, payload):
    text = json.dumps(payload, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def apns(campaign, locale, content, app):
    presentation = campaign["presentation"]
    return {
        "aps": {
            "alert": {"title": content["title"], "subtitle": content["subtitle"], "body": content["body"]},
            "badge": presentation["badge"],
            "sound": presentation["sound"],
            "thread-id": presentation["threadId"],
            "mutable-content": 1,
        },
        "url": content["url"],
        "image": content["image"],
        "actions": content["actions"],
        "data": campaign["data"],
    }


def flat(campaign, locale, content):
    presentation = campaign["presentation"]
    return {
        **campaign["data"],
        "title": content["title"],
        "body": content["body"],
        "image": content["image"],
        "url": content["url"],
        "actions": json.dumps(content["actions"], ensure_ascii=False, sort_keys=True, separators=(",", ":")),
        "badge": str(presentation["badge"]),
        "sound": presentation["sound"],
        "threadId": presentation["threadId"],
        "channelId": presentation["channelId"],
        "locale": locale,
    }


def fcm(campaign, locale, content, app):
    android = {
        "priority": "HIGH",
        "ttl": "259200s",
        "collapse_key": campaign["delivery"]["collapseId"],
        "restricted_package_name": app["android"]["package"],
    }
    return {"message": {"android": android, "data": flat(campaign, locale, content)}}


def adm(campaign, locale, content, app):
    return {
        "data": flat(campaign, locale, content),
        "consolidationKey": campaign["delivery"]["collapseId"],
        "expiresAfter": 259200,
        "priority": "high",
    }


def webpush(campaign, locale, content, app):
    presentation = campaign["presentation"]
    actions = [
        {"action": action["id"], "title": action["title"], "navigate": action.get("url", content["url"])}
        for action in content["actions"]
    ]
    notification = {
        "title": content["title"],
        "body": content["body"],
        "navigate": content["url"],
        "lang": locale,
        "dir": "rtl" if locale.split("-")[0] in RIGHT_TO_LEFT else "ltr",
        "tag": campaign["delivery"]["collapseId"],
        "icon": app["web"]["icon"],
        "image": content["image"],
        "app_badge": str(presentation["badge"]),
        "actions": actions,
        "data": campaign["data"],
    }
    return {"web_push": 8030, "notification": notification}


TARGETS = {"adm": adm, "apns": apns, "fcm": fcm, "webpush": webpush}


def main():
    project, output = Path(sys.argv[1]), Path(sys.argv[2])
    with open(project / "carillon.yaml", encoding="utf-8") as file:
        app = yaml.load(file, yaml.CSafeLoader)["app"]
    for source in sorted((project / "campaigns").glob("*.yaml")):
        with open(source, encoding="utf-8") as file:
            campaign = yaml.load(file, yaml.CSafeLoader)
        contents = campaign["content"]
        contents.pop("_default")
        for target, lower in TARGETS.items():
            folder = output / "campaigns" / source.stem / target
            folder.mkdir(parents=True)
            for locale, content in contents.items():
                dump(folder / f"{locale}.json", lower(campaign, locale, content, app))


main()
