import { expect, test } from "vitest";
import { withLaterStart } from "./start-pages.ts";
import { scriptHashes } from "./write-site-files.ts";

const START = 'import "/assets/m.js"; import * as route0 from "/assets/r.js"; import("/assets/e.js");';
const DATA = "window.__reactRouterContext = {};";
const PLACE = "(() => scrollTo(0, 9))();";
const PRELOAD = '<link rel="modulepreload" href="/assets/m.js"/>';
const PAGE = `<head>${PRELOAD}</head><body><h1>x</h1>${PRELOAD}<script>${PLACE}</script><script>${DATA}</script><script type="module" async="">${START}</script></body>`;

test("the start waits as text, word for word, so that its hash still allows it", () => {
	const page = withLaterStart(PAGE, "begin()");
	expect(page).not.toContain("modulepreload");
	expect(page).not.toContain('type="module" async');
	expect(page).toContain(`<script type="text/plain" data-later="text/javascript">${DATA}</script>`);
	expect(page).toContain(`<script>${PLACE}</script>`);
	expect(page).toContain(`<script type="text/plain" data-later="module">${START}</script>`);
	expect(page).toContain("<script>begin()</script></body>");
	expect(scriptHashes(page)).toEqual(expect.arrayContaining(scriptHashes(PAGE)));
});

test("another form of start, or of the data, is an error", () => {
	expect(() => withLaterStart(PAGE.replace(DATA, "other()"), "")).toThrow("brings its data in another form");
	expect(() => withLaterStart("<body></body>", "")).toThrow("another form");
});
