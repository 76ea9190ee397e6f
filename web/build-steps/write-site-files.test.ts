import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { listPage, pathPatterns, scriptHashes } from "./write-site-files.ts";

test("inline scripts are hashed as the browser hashes them, files are left out", () => {
	const inline = 'window.a = "1 > 0";\n';
	const html = `<script>${inline}</script><script src="/a.js"></script><script type="module" async="">${inline}</script><script></script>`;
	expect(scriptHashes(html)).toEqual([`sha256-${createHash("sha256").update(inline).digest("base64")}`]);
});

test("data for search engines is no script", () => {
	expect(scriptHashes('<script type="application/ld+json">{"url":"x"}</script>')).toEqual([]);
});

test("a page tells its title, description and day", () => {
	const head = `<title>Acne &amp; you · Dewlight</title><meta name="description" content="It&#x27;s &quot;slow&quot;."/>`;
	expect(listPage("/acne-care", head)).toEqual({
		path: "/acne-care",
		title: "Acne & you",
		description: 'It\'s "slow".',
		type: "website",
		updated: null,
	});
	const article = `${head}<meta property="og:type" content="article"/><script type="application/ld+json">{"@type":"Article","dateModified":"2026-11-20"}</script>`;
	expect(listPage("/acne-care", article)).toMatchObject({ type: "article", updated: "2026-11-20" });
});

test.each(["<title>Acne</title>", '<meta name="description" content="Slow."/>'])(
	"a page with only %s is refused",
	(head) => {
		expect(() => listPage("/acne-care", head)).toThrow("/acne-care needs a title and a description.");
	},
);

test("nested routes become whole paths; layouts and the catch-all are none", () => {
	const file = "x.tsx";
	expect(
		pathPatterns([
			{
				file,
				children: [
					{ file, index: true },
					{ file, path: "results", children: [{ file, path: ":checkinId" }] },
					{ file, children: [{ file, path: "upload" }] },
					{ file, path: "*" },
				],
			},
		]),
	).toEqual(["/", "/results", "/results/:checkinId", "/upload"]);
});
