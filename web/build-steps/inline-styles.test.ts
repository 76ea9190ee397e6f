import { expect, test } from "vitest";
import { withInlineStyles } from "./inline-styles.ts";

test("the sheet stands in the page and its link waits for print", () => {
	const html = '<head><link rel="stylesheet" href="/assets/frame-1a2b.css#"/></head>';
	expect(withInlineStyles(html, "a{color:$&}")).toBe(
		'<head><style>a{color:$&}</style><link rel="stylesheet" href="/assets/frame-1a2b.css#" media="print"/></head>',
	);
});
