import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { runCommand } from "../run-command.ts";
import { ANDROID_MAIN } from "./android-folder.ts";
import { type Check, check } from "./check.ts";
import { JAVA_STAND_INS } from "./java-stand-ins.ts";

const NAME = "MainActivity compiles against stand-ins";
const CAPACITOR = "node_modules/@capacitor/android/capacitor/src/main/java/com/getcapacitor";

/** Compiles the app's activity; the listener it extends is Capacitor's own source, the rest are stand-ins. */
export async function compileActivity(scratch: string): Promise<Check> {
	const found = await runCommand("javac", ["-version"], { quiet: true }).catch((error: unknown) => {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	});
	if (found === null) return check(NAME, false, "Needs javac of a JDK, 17 or newer.");
	const files: string[] = [];
	for (const [file, source] of Object.entries(JAVA_STAND_INS)) {
		const path = join(scratch, "java", file);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, source);
		files.push(path);
	}
	files.push(`${CAPACITOR}/WebViewListener.java`, `${ANDROID_MAIN}/java/app/dewlight/skin/MainActivity.java`);
	const args = ["-Werror", "-Xlint:all", "-d", join(scratch, "classes"), ...files];
	const { code, output } = await runCommand("javac", args, { quiet: true });
	return check(NAME, code === 0, output);
}
