import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pathPatterns } from "./write-route-table.ts";
import { scriptHashes } from "./write-script-hashes.ts";

test("inline scripts are hashed as the browser hashes them, files are left out", () => {
	const inline = 'window.a = "1 > 0";\n';
	const html = `<script>${inline}</script><script src="/a.js"></script><script type="module" async="">${inline}</script><script></script>`;
	expect(scriptHashes(html)).toEqual([`sha256-${createHash("sha256").update(inline).digest("base64")}`]);
});

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
