@rem What "exec" is to other shells: cmd has none, and only runs the program. npm runs the scripts of package.json in this folder.
@%*
