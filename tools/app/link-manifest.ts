import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../run-command.ts";
import { ANDROID_RES, MANIFEST } from "./android-manifest.ts";
import { APP } from "./build-app.ts";
import { type Check, check } from "./check.ts";

/** What Android itself brings, in the version that Debian packs (API 29). */
const FRAMEWORK = "/usr/share/android-framework-res/framework-res.apk";
/** Younger than that framework and its tools: taken out before linking, and held to the XML alone. */
const YOUNGER = [/\sandroid:dataExtractionRules="[^"]*"/, /<queries>[\s\S]*?<\/queries>/];

/** The styles and attributes that AppCompat and the splash library bring to a real build. */
const LIBRARIES = `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <attr name="colorPrimary" format="color" />
    <attr name="colorAccent" format="color" />
    <attr name="windowSplashScreenBackground" format="color" />
    <attr name="windowSplashScreenAnimatedIcon" format="reference" />
    <attr name="postSplashScreenTheme" format="reference" />
    <style name="Theme.AppCompat.DayNight.NoActionBar" parent="android:Theme.Material.Light.NoActionBar" />
    <style name="Theme.SplashScreen" parent="android:Theme.Material.Light.NoActionBar" />
</resources>
`;

/** Compiles every resource, links the manifest against them and reads the result back, all in `scratch`. */
export async function linkManifest(scratch: string): Promise<Check[]> {
	const missing = await missingTools();
	if (missing !== null) return [check("resources and manifest", false, missing)];
	const stubs = join(scratch, "libraries/values");
	await mkdir(stubs, { recursive: true });
	await writeFile(join(stubs, "libraries.xml"), LIBRARIES);
	const manifest = join(scratch, "AndroidManifest.xml");
	await writeFile(manifest, forLinking(await readFile(MANIFEST, "utf8")));
	const app = join(scratch, "app.zip");
	const libraries = join(scratch, "libraries.zip");
	const apk = join(scratch, "linked.apk");
	const link = ["link", "-I", FRAMEWORK, "--min-sdk-version", "24", "--target-sdk-version", "36"];
	const steps: [name: string, args: string[]][] = [
		["every resource compiles", ["compile", "--dir", ANDROID_RES, "-o", app]],
		["stand-ins for libraries compile", ["compile", "--dir", join(scratch, "libraries"), "-o", libraries]],
		[
			"the manifest links",
			[...link, "--manifest", manifest, "-o", apk, libraries, "-R", app, "--auto-add-overlay"],
		],
	];
	const done: Check[] = [];
	for (const [name, args] of steps) {
		const { code, output } = await runCommand("aapt2", args, { quiet: true });
		done.push(check(name, code === 0, output));
		if (code !== 0) return done;
	}
	const dump = ["dump", "xmltree", apk, "--file", "AndroidManifest.xml"];
	const { output } = await runCommand("aapt2", dump, { quiet: true });
	return [...done, ...linkedChecks(output)];
}

async function missingTools(): Promise<string | null> {
	const found = await runCommand("aapt2", ["version"], { quiet: true }).catch((error: unknown) => {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	});
	if (found !== null && existsSync(FRAMEWORK)) return null;
	return `Needs aapt2 and ${FRAMEWORK}. On Debian: apt-get install aapt android-framework-res`;
}

/** What Gradle does before linking: the package's name and the application's id written in. */
function forLinking(manifest: string): string {
	const named = manifest
		.replace("<manifest ", `<manifest package="${APP.package}" `)
		.replaceAll(`\${applicationId}`, APP.package);
	return YOUNGER.reduce((text, part) => text.replace(part, ""), named);
}

/** The binary manifest as `aapt2 dump xmltree` prints it, one attribute a line. */
function linkedChecks(dump: string): Check[] {
	const has = (attribute: string, value: string) =>
		dump
			.split("\n")
			.some(
				(line) => line.includes(`:${attribute}(`) && line.includes(value) && line.trim().startsWith("A:"),
			);
	const expected: [attribute: string, value: string][] = [
		["autoVerify", "=true"],
		["host", `="${new URL(APP.site).host}"`],
		["host", `="${APP.verified}"`],
		["scheme", '="https"'],
		...APP.linkPaths.map((path): [string, string] => ["path", `="${path}"`]),
		["name", '="android.permission.CAMERA"'],
		["name", '="android.permission.INTERNET"'],
		["required", "=false"],
		["allowBackup", "=false"],
		["usesCleartextTraffic", "=false"],
		["launchMode", "=2"],
		["authorities", `="${APP.package}.fileprovider"`],
	];
	return expected.map(([attribute, value]) =>
		check(`linked: ${attribute}${value}`, has(attribute, value), `not in the linked manifest:\n${dump}`),
	);
}
