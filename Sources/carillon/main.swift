import CarillonTool

Tool.main(CommandLine.arguments)
