import { expect, test } from "vitest";
import { withLateStart } from "./start-after-paint.ts";
import { scriptHashes } from "./write-script-hashes.ts";

const START = 'import "/assets/m.js"; import * as route0 from "/assets/r.js"; import("/assets/e.js");';
const DATA = "window.__reactRouterContext = {};";
const PLACE = "(() => scrollTo(0, 9))();";
const PRELOADS = ["m", "frame-1a", "router-3c", "react-2b", "m"]
	.map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
	.join("");
const PAGE = `<head>${PRELOADS}</head><body><h1>x</h1><script>${PLACE}</script><script>${DATA}</script><script type="module" async="">${START}</script></body>`;

test("the start waits as text, word for word, so that its hash still allows it", () => {
	const page = withLateStart(PAGE);
	expect(page).not.toContain('rel="modulepreload" href');
	expect(page).not.toContain('type="module" async');
	expect(page).toContain(`<script type="text/plain" data-late="text/javascript">${DATA}</script>`);
	expect(page).toContain(`<script>${PLACE}</script>`);
	expect(page).toContain(`<script type="text/plain" data-late="module">${START}</script>`);
	expect(scriptHashes(page)).toEqual(expect.arrayContaining(scriptHashes(PAGE)));
});

test("every preload is made once, after the first paint", () => {
	const loader = withLateStart(PAGE).split("<script>").at(-1) ?? "";
	expect(loader.match(/m\.js/g)).toHaveLength(1);
	expect(loader).toContain("first-contentful-paint");
});

test("what all pages stand on is evaluated before the start, the lowest first", () => {
	const loader = withLateStart(PAGE).split("<script>").at(-1) ?? "";
	expect(loader).toContain(
		'of ["/assets/react-2b.js","/assets/router-3c.js","/assets/frame-1a.js"]){await import',
	);
	expect(() => withLateStart(PAGE.replace("react-2b", "other-2b"))).toThrow("no script named react");
});

test("another form of start, or of the data, is an error", () => {
	expect(() => withLateStart(PAGE.replace(DATA, "other()"))).toThrow("brings its data in another form");
	expect(() => withLateStart("<body></body>")).toThrow("another form");
});
