import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { runCommand } from "../run-command.ts";
import { ANDROID_MAIN, ANDROID_RES, MANIFEST } from "./android-project.ts";
import { APP } from "./build-app.ts";

/** Just the signatures that the app's Java files use, since Android's own classes come with its SDK only. */
const JAVA_STAND_INS: { readonly [file: string]: string } = {
	"android/app/Activity.java":
		"package android.app; public class Activity extends android.content.Context { public static final int RESULT_OK = -1; public void runOnUiThread(Runnable action) {} public android.content.Intent getIntent() { return null; } public void setIntent(android.content.Intent intent) {} protected void onCreate(android.os.Bundle state) {} public void onStart() {} public void onStop() {} public boolean moveTaskToBack(boolean nonRoot) { return true; } public android.view.Window getWindow() { return null; } }",
	"android/app/KeyguardManager.java":
		"package android.app; public class KeyguardManager { public boolean isDeviceSecure() { return true; } public android.content.Intent createConfirmDeviceCredentialIntent(CharSequence title, CharSequence description) { return null; } }",
	"android/content/SharedPreferences.java":
		"package android.content; public interface SharedPreferences { boolean getBoolean(String key, boolean otherwise); Editor edit(); interface Editor { Editor putBoolean(String key, boolean value); void apply(); } }",
	"android/os/SystemClock.java":
		"package android.os; public class SystemClock { public static long elapsedRealtime() { return 0; } }",
	"android/view/View.java":
		"package android.view; public class View { public static final int VISIBLE = 0, INVISIBLE = 4; public void setVisibility(int visibility) {} }",
	"android/view/Window.java":
		"package android.view; public class Window { public void addFlags(int flags) {} public void clearFlags(int flags) {} }",
	"android/view/WindowManager.java":
		"package android.view; public interface WindowManager { class LayoutParams { public static final int FLAG_SECURE = 8192; } }",
	"androidx/activity/result/ActivityResultLauncher.java":
		"package androidx.activity.result; public class ActivityResultLauncher<I> { public void launch(I input) {} }",
	"androidx/activity/result/ActivityResultCallback.java":
		"package androidx.activity.result; public interface ActivityResultCallback<O> { void onActivityResult(O result); }",
	"androidx/activity/result/contract/ActivityResultContracts.java":
		"package androidx.activity.result.contract; public class ActivityResultContracts { public static class StartActivityForResult {} }",
	"android/content/ContentResolver.java":
		"package android.content; public class ContentResolver { public java.io.OutputStream openOutputStream(android.net.Uri uri) throws java.io.FileNotFoundException { return null; } }",
	"android/content/Context.java":
		'package android.content; public class Context { public static final String PRINT_SERVICE = "print", KEYGUARD_SERVICE = "keyguard"; public static final int MODE_PRIVATE = 0; public String getString(int id) { return null; } public SharedPreferences getSharedPreferences(String name, int mode) { return null; } public java.io.File getExternalFilesDir(String type) { return null; } public ContentResolver getContentResolver() { return null; } public Object getSystemService(String name) { return null; } }',
	"android/content/Intent.java":
		'package android.content; public class Intent { public static final int FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY = 1; public static final String ACTION_MAIN = "m", ACTION_CREATE_DOCUMENT = "c", CATEGORY_OPENABLE = "o", EXTRA_TITLE = "t"; public Intent(String action) {} public int getFlags() { return 0; } public Intent addCategory(String category) { return this; } public Intent setType(String type) { return this; } public Intent putExtra(String name, String value) { return this; } public android.net.Uri getData() { return null; } }',
	"android/net/Uri.java": "package android.net; public class Uri {}",
	"android/os/Bundle.java": "package android.os; public class Bundle {}",
	"android/os/Environment.java":
		'package android.os; public class Environment { public static String DIRECTORY_PICTURES = "Pictures"; }',
	"android/print/PrintAttributes.java": "package android.print; public class PrintAttributes {}",
	"android/print/PrintDocumentAdapter.java": "package android.print; public class PrintDocumentAdapter {}",
	"android/print/PrintManager.java":
		"package android.print; public class PrintManager { public Object print(String name, PrintDocumentAdapter adapter, PrintAttributes attributes) { return null; } }",
	"android/util/Base64.java":
		"package android.util; public class Base64 { public static final int DEFAULT = 0; public static byte[] decode(String text, int flags) { return null; } }",
	"android/webkit/WebView.java":
		"package android.webkit; public class WebView extends android.view.View { public void setBackgroundColor(int color) {} public android.print.PrintDocumentAdapter createPrintDocumentAdapter(String name) { return null; } }",
	"android/webkit/RenderProcessGoneDetail.java":
		"package android.webkit; public class RenderProcessGoneDetail {}",
	"androidx/activity/ComponentActivity.java":
		"package androidx.activity; public class ComponentActivity extends android.app.Activity { public androidx.activity.result.ActivityResultLauncher<android.content.Intent> registerForActivityResult(androidx.activity.result.contract.ActivityResultContracts.StartActivityForResult contract, androidx.activity.result.ActivityResultCallback<androidx.activity.result.ActivityResult> callback) { return null; } }",
	"androidx/activity/EdgeToEdge.java":
		"package androidx.activity; public class EdgeToEdge { public static void enable(ComponentActivity activity) {} }",
	"androidx/activity/result/ActivityResult.java":
		"package androidx.activity.result; public class ActivityResult { public int getResultCode() { return 0; } public android.content.Intent getData() { return null; } }",
	"androidx/core/content/ContextCompat.java":
		"package androidx.core.content; public class ContextCompat { public static int getColor(android.content.Context context, int id) { return 0; } }",
	"androidx/core/splashscreen/SplashScreen.java":
		"package androidx.core.splashscreen; public class SplashScreen { public interface KeepOnScreenCondition { boolean shouldKeepOnScreen(); } public static SplashScreen installSplashScreen(android.app.Activity activity) { return null; } public void setKeepOnScreenCondition(KeepOnScreenCondition condition) {} }",
	"com/getcapacitor/Bridge.java":
		"package com.getcapacitor; public class Bridge { public android.webkit.WebView getWebView() { return null; } public static class Builder { public Builder addWebViewListener(WebViewListener listener) { return this; } } }",
	"com/getcapacitor/BridgeActivity.java":
		"package com.getcapacitor; public class BridgeActivity extends androidx.activity.ComponentActivity { protected Bridge bridge; protected final Bridge.Builder bridgeBuilder = new Bridge.Builder(); public void registerPlugin(Class<? extends Plugin> plugin) {} }",
	"com/getcapacitor/JSObject.java":
		"package com.getcapacitor; public class JSObject { public JSObject put(String key, boolean value) { return this; } public Object remove(String key) { return null; } }",
	"com/getcapacitor/Plugin.java":
		"package com.getcapacitor; public class Plugin { protected Bridge bridge; public android.content.Context getContext() { return null; } public androidx.activity.ComponentActivity getActivity() { return null; } public void startActivityForResult(PluginCall call, android.content.Intent intent, String callback) {} }",
	"com/getcapacitor/PluginCall.java":
		"package com.getcapacitor; public class PluginCall { public String getString(String name) { return null; } public Boolean getBoolean(String name) { return null; } public JSObject getData() { return null; } public void resolve() {} public void resolve(JSObject data) {} public void reject(String message) {} public void reject(String message, Exception cause) {} }",
	"app/dewlight/skin/R.java":
		"package app.dewlight.skin; public class R { public static class color { public static int ground = 1; } public static class string { public static int app_name = 2; } }",
};

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

/** One thing that was looked at; `problem` is null where it is as it should be. */
interface Check {
	name: string;
	problem: string | null;
}

function check(name: string, holds: boolean, problem: string): Check {
	return { name, problem: holds ? null : problem };
}
