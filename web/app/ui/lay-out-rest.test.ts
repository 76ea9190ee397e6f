// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { layOutRest } from "../layouts/site-layout.tsx";

afterEach(() => {
	document.body.innerHTML = "";
});

test("every late section is laid out in turn, and then the page counts as whole", async () => {
	document.documentElement.dataset.firstPaint = "";
	document.body.innerHTML =
		'<div class="laid-out-late"><section id="a"></section></div><section id="b" class="laid-out-late"></section><section id="c"></section>';
	layOutRest();
	await vi.waitFor(() => expect(document.documentElement.dataset.firstPaint).toBeUndefined());
	const laidOut = [...document.querySelectorAll("section")].map(({ style }) => style.contentVisibility);
	expect(laidOut).toEqual(["visible", "visible", ""]);
});
