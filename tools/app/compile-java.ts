import { mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { runCommand } from "../run-command.ts";
import { ANDROID_MAIN } from "./android-manifest.ts";
import { type Check, check } from "./check.ts";
import { JAVA_STAND_INS } from "./java-stand-ins.ts";

const NAME = "the Java of the app compiles against stand-ins";
const CAPACITOR = "node_modules/@capacitor/android/capacitor/src/main/java/com/getcapacitor";
const OF_CAPACITOR = [
	"PluginMethod",
	"WebViewListener",
	"annotation/ActivityCallback",
	"annotation/CapacitorPlugin",
	"annotation/Permission",
];

/** Compiles the app's Java; annotations and the listener are Capacitor's own sources, the rest are stand-ins. */
export async function compileJava(scratch: string): Promise<Check> {
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
	files.push(...OF_CAPACITOR.map((name) => `${CAPACITOR}/${name}.java`));
	const own = `${ANDROID_MAIN}/java/app/dewlight/skin`;
	files.push(...(await readdir(own)).map((name) => join(own, name)));
	const args = ["-Werror", "-Xlint:all", "-d", join(scratch, "classes"), ...files];
	const { code, output } = await runCommand("javac", args, { quiet: true });
	return check(NAME, code === 0, output);
}
