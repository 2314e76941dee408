import CarillonTool

Reference.main(CommandLine.arguments)
