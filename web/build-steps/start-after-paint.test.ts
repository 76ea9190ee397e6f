import { expect, test } from "vitest";
import { withLateStart } from "./start-after-paint.ts";
import { scriptHashes } from "./write-script-hashes.ts";

const START = 'import "/assets/m.js"; import * as route0 from "/assets/r.js"; import("/assets/e.js");';
const PAGE = `<head><link rel="modulepreload" href="/assets/m.js"/><link rel="modulepreload" href="/assets/m.js"/></head><body><h1>x</h1><script type="module" async="">${START}</script></body>`;

test("the start waits as text, word for word, so that its hash still allows it", () => {
	const page = withLateStart(PAGE);
	expect(page).not.toContain('rel="modulepreload" href');
	expect(page).not.toContain('type="module" async');
	expect(page).toContain(`<script type="text/plain" id="late-start">${START}</script>`);
	expect(scriptHashes(page)).toEqual(expect.arrayContaining(scriptHashes(PAGE)));
});

test("every preload is made once, after the first paint", () => {
	const loader = withLateStart(PAGE).split("<script>")[1] ?? "";
	expect(loader.match(/m\.js/g)).toHaveLength(1);
	expect(loader).toContain("first-contentful-paint");
});

test("another form of start is an error", () => {
	expect(() => withLateStart("<body></body>")).toThrow("another form");
});
