import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BRAND, BRAND_COLORS } from "@dewlight/contracts/brand.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { paths } from "../../web/app/paths.ts";
import { trackedFiles } from "../docs/check-references.ts";
import {
	ANDROID_RES,
	androidPictures,
	DENSITIES,
	elementsOf,
	monochromeIcon,
	readManifest,
	readXml,
} from "./android-project.ts";
import { APP } from "./build-app.ts";

const read = (file: string) => readFileSync(file, "utf8");
const version = z.object({ version: z.string() }).parse(JSON.parse(read("package.json"))).version;
const inAndroid = (await trackedFiles()).filter((file) => file.startsWith("android/"));

test("every XML file of the project is well-formed", () => {
	const files = inAndroid.filter((file) => file.endsWith(".xml"));
	expect(files.length).toBeGreaterThan(9);
	for (const file of files) expect(readXml(file).tagName).not.toBe("");
});

test("nothing that a build writes, and no key, is kept", () => {
	const written =
		/\/build\/|assets\/public|assets\/capacitor|\.gradle\/|local\.properties|\/config\.xml$|\.(jks|keystore)$/;
	expect(inAndroid.filter((file) => written.test(file))).toEqual([]);
});

test("the app may use the network and the camera and show reminders, and asks for nothing else by itself", () => {
	expect(readManifest().permissions).toEqual([
		"android.permission.INTERNET",
		"android.permission.CAMERA",
		"android.permission.POST_NOTIFICATIONS",
	]);
	expect(read("android/app/src/main/AndroidManifest.xml")).toMatch(
		/SCHEDULE_EXACT_ALARM"\s+tools:node="remove"/,
	);
});

test("nothing is backed up and nothing goes over the network unencrypted", () => {
	expect(readManifest().application).toMatchObject({
		allowBackup: "false",
		fullBackupContent: "false",
		dataExtractionRules: "@xml/data_extraction_rules",
		usesCleartextTraffic: "false",
		networkSecurityConfig: "@xml/network_security_config",
	});
	const [network] = elementsOf(readXml(join(ANDROID_RES, "xml/network_security_config.xml")), "base-config");
	expect(network?.getAttribute("cleartextTrafficPermitted")).toBe("false");
	const addresses = inAndroid
		.filter((file) => /\.(xml|gradle|java)$/.test(file))
		.flatMap((file) => read(file).match(/http:\/\/[^"\s]+/g) ?? []);
	expect(addresses.filter((address) => !address.startsWith("http://schemas.android.com/"))).toEqual([]);
});

test("no other app can put its screens among ours", () => {
	expect(readManifest().application).toMatchObject({ taskAffinity: "" });
});

test("neither cloud nor another phone gets a copy, of any kind of file", () => {
	const rules = readXml(join(ANDROID_RES, "xml/data_extraction_rules.xml"));
	for (const way of ["cloud-backup", "device-transfer"]) {
		const [section] = elementsOf(rules, way);
		const left = section ? elementsOf(section, "exclude").map((one) => one.getAttribute("domain")) : [];
		expect(left).toEqual(["root", "file", "database", "sharedpref", "external"]);
	}
});

test("the links of our letters open the app once the site has vouched for it, and so does its own scheme", () => {
	expect(readManifest().links).toEqual([
		{ verified: true, schemes: ["https"], hosts: [new URL(APP.site).host], paths: [...APP.linkPaths] },
		{ verified: false, schemes: ["@string/custom_url_scheme"], hosts: [APP.verified], paths: [] },
	]);
	expect(Object.values(paths)).toEqual(expect.arrayContaining([...APP.linkPaths]));
	expect(readManifest().activity).toMatchObject({ launchMode: "singleTask", exported: "true" });
});

test("the app's name and scheme are those of the product", () => {
	const strings = elementsOf(readXml(join(ANDROID_RES, "values/strings.xml")), "string");
	expect(Object.fromEntries(strings.map((one) => [one.getAttribute("name"), one.textContent]))).toEqual({
		app_name: BRAND.name,
		custom_url_scheme: APP.scheme,
	});
});

test("the shell shows bundled pages on an origin of the site, with the browser's own network", () => {
	expect(JSON.parse(read("web/capacitor.config.json"))).toEqual({
		appId: APP.package,
		appName: BRAND.name,
		webDir: "build-app",
		loggingBehavior: "debug",
		zoomEnabled: true,
		server: {
			androidScheme: "https",
			hostname: new URL(APP.origin).hostname,
			cleartext: false,
			errorPath: "cannot-open.html",
		},
		android: {
			path: "../android",
			appendUserAgent: `${APP.userAgent}/${version}`,
			allowMixedContent: false,
			webContentsDebuggingEnabled: false,
			minWebViewVersion: APP.oldestWebView,
		},
		plugins: {
			CapacitorHttp: { enabled: false },
			CapacitorCookies: { enabled: false },
			SystemBars: { insetsHandling: "native", initialViewportFitValueHint: "cover", style: "DEFAULT" },
		},
	});
	expect(APP.origin).toBe(`https://app.${new URL(APP.site).host}`);
});

test("the app's version is that of the product, and a release is small, closed and signed from the environment", () => {
	const gradle = read("android/app/build.gradle");
	expect(version).toMatch(/^\d{1,3}\.\d{1,3}\.\d{1,3}$/);
	expect(gradle).toContain("parse(rootProject.file('../package.json')).version");
	expect(gradle).toContain(`applicationId "${APP.package}"`);
	for (const line of [
		"versionName version",
		"debuggable false",
		"minifyEnabled true",
		"shrinkResources true",
	]) {
		expect(gradle).toContain(line);
	}
	expect(gradle).not.toMatch(/storePassword ['"]|keyPassword ['"]/);
});

test.each(androidPictures())("$file is $size pixels wide and high", ({ file, size }) => {
	const bytes = readFileSync(join(ANDROID_RES, file));
	expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
	expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([size, size]);
});

test("each icon is there in five densities, and for launchers that color it themselves", () => {
	expect(androidPictures()).toHaveLength(4 * Object.keys(DENSITIES).length);
	const { file, xml } = monochromeIcon();
	expect(read(join(ANDROID_RES, file))).toBe(xml);
	for (const name of ["ic_launcher", "ic_launcher_round"]) {
		const layers = readXml(join(ANDROID_RES, `mipmap-anydpi-v26/${name}.xml`));
		expect([...layers.childNodes].map(({ nodeName }) => nodeName).filter((part) => part !== "#text")).toEqual(
			["background", "foreground", "monochrome"],
		);
	}
});

test("the colors of mails and the server's pages are those of the web", () => {
	const tokens = read("web/app/ui/tokens.css");
	for (const [name, [light, dark]] of Object.entries(BRAND_COLORS)) {
		expect(tokens).toContain(`--color-${name}: light-dark(${light}, ${dark});`);
	}
});

test.each([
	["values", 1],
	["values-night", 2],
] as const)("the colors of %s are those of the web", (folder, group) => {
	const tokens = read("web/app/ui/tokens.css");
	const colors = elementsOf(readXml(join(ANDROID_RES, folder, "colors.xml")), "color");
	for (const name of ["ground", "fig"]) {
		const color = colors.find((one) => one.getAttribute("name") === name)?.textContent;
		expect(color).toBe(new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.[group]);
	}
});
