import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BRAND, NATIVE_APP } from "@dewlight/contracts/brand.ts";
import { copyCameraModels } from "../../web/build-steps/copy-camera-models.ts";
import { scriptHashes } from "../../web/build-steps/write-site-files.ts";
import { runCommand } from "../run-command.ts";
import { buildWhenChanged, WEB_SOURCES } from "../web/build-when-changed.ts";

/** Meant for visitors of the website: pictures for shared links, installing from a browser, the list of modules. */
const NOT_IN_THE_APP = ["share", "icons", ".vite"];

/** Makes the folder that goes into the app out of React Router's build in `parts`. */
export async function assembleBundle(parts: string, bundle: string, apiOrigin: string): Promise<void> {
	const client = join(parts, "client");
	const index = join(client, "index.html");
	if (!existsSync(index)) throw new Error(`${index} was not written: the build made no page for all paths.`);
	await Promise.all(NOT_IN_THE_APP.map((name) => rm(join(client, name), { recursive: true, force: true })));
	await copyCameraModels(client);
	await writeFile(index, withPolicy(await readFile(index, "utf8"), apiOrigin));
	await writeFile(join(client, CANNOT_OPEN_PAGE), cannotOpenPage());
	await rm(bundle, { recursive: true, force: true });
	await rename(client, bundle);
	await rm(join(parts, "server"), { recursive: true, force: true });
}

const CHARSET = '<meta charSet="utf-8"/>';

/** Content-Security-Policy of the one page of the app; `apiOrigin` answers its calls and keeps the photos. */
export function appPolicy(html: string, apiOrigin: string): string {
	const scripts = scriptHashes(html).map((hash) => `'${hash}'`);
	return [
		"default-src 'self'",
		["script-src 'self'", ...scripts].join(" "),
		"script-src-attr 'none'",
		"style-src 'self'",
		`img-src 'self' data: blob: ${apiOrigin}`,
		"font-src 'self'",
		`media-src 'self' blob: ${apiOrigin}`,
		`connect-src 'self' ${apiOrigin}`,
		"worker-src 'self'",
		"frame-src 'none'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
	].join("; ");
}

/**
 * The page with its policy as the first thing a browser obeys: no server sends headers inside the app.
 * Old WebViews get Capacitor's bridge as a script at the very start of the head, before the policy counts.
 */
export function withPolicy(html: string, apiOrigin: string): string {
	const at = html.indexOf(CHARSET);
	if (at < 0) throw new Error(`The page does not begin with ${CHARSET}; place the policy anew.`);
	const end = at + CHARSET.length;
	const policy = `<meta http-equiv="Content-Security-Policy" content="${appPolicy(html, apiOrigin)}"/>`;
	return html.slice(0, end) + policy + html.slice(end);
}

/** Named in web/capacitor.config.json; shown where the WebView is too old for the app or could not load a page. */
const CANNOT_OPEN_PAGE = "cannot-open.html";

const CANNOT_OPEN_STYLE = `
body { margin: 0; padding: 72px 24px; background: #fbf8f6; color: #2a1c22; font: 17px/1.6 sans-serif; }
main { max-width: 420px; margin: 0 auto; }
h1 { font: 30px/1.2 serif; }
a { display: inline-block; padding: 10px 0; color: #6b2e47; }
@media (prefers-color-scheme: dark) { body { background: #1a1316; color: #f6eeea; } a { color: #f0b7a4; } }
`;

const hashOf = (inline: string) => `sha256-${createHash("sha256").update(inline).digest("base64")}`;

/** A page without scripts and without anything a browser of the last ten years does not know. */
function cannotOpenPage(): string {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${hashOf(CANNOT_OPEN_STYLE)}'">
<title>${BRAND.name} could not open</title>
<style>${CANNOT_OPEN_STYLE}</style>
</head>
<body>
<main>
<h1>${BRAND.name} could not open</h1>
<p>Most often Android System WebView, which draws the app's pages, is too old. Look for “Android System WebView” (or Chrome) in the Play Store, update it, then close ${BRAND.name} and open it again.</p>
<p><a href="/">Try again now</a></p>
<p>Your scans are safe: they are kept in your account.</p>
</main>
</body>
</html>
`;
}

/** Where the app's pages are, inside it and outside; the project and its configuration say the same, and a test compares. */
export const APP = {
	...NATIVE_APP,
	/** Origin of the bundled pages inside the app; nothing is served there on the web. */
	origin: "https://app.dewlight.app",
	/** Where the API and the website are; one site with `origin`, so that the session cookie goes along. */
	site: "https://dewlight.app",
	/** Stands before a slash and the version at the end of the app's user agent; a hint for logs, never a right. */
	userAgent: "DewlightApp",
	/** Oldest WebView that shows the pages as they are: colors by `light-dark()`. */
	oldestWebView: 123,
	/** Beginnings of the paths of `site` that open the app. */
	linkPaths: ["/verify-email", "/confirm-email-change", "/undo-email-change", "/reset-password"],
} as const;

/** What the Android project takes in, below the repository root. */
export const BUNDLE = "web/build-app";
/** Where React Router writes the shell's build (web/react-router.config.ts). */
const PARTS = "web/.build-app";

/**
 * Builds the pages for the Android shell when their sources changed; throws with the build's output when it fails.
 * `apiOrigin` is where the API answers: `VITE_API_ORIGIN` of the environment, else the product's own site.
 */
export function buildAppIfChanged(
	apiOrigin: string = process.env.VITE_API_ORIGIN ?? APP.site,
): Promise<"built" | "unchanged"> {
	const variables = { VITE_SHELL: "android", VITE_API_ORIGIN: new URL(apiOrigin).origin };
	return buildWhenChanged({
		name: "the app's bundle",
		sources: [...WEB_SOURCES, "tools/app"],
		variables,
		stamp: `${PARTS}/.sources`,
		async make() {
			const build = ["exec", "--workspace", "web", "--", "react-router", "build"];
			const { code, output } = await runCommand("npm", build, { quiet: true, env: variables });
			if (code !== 0) throw new Error(`The build of the app's bundle failed:\n${output}`);
			await assembleBundle(PARTS, BUNDLE, variables.VITE_API_ORIGIN);
		},
	});
}
