// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { startScreenAgain } from "./focus.ts";

const nextFrame = () => new Promise(requestAnimationFrame);
const find = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
	document.body.innerHTML =
		'<h1 id="heading" tabindex="-1">Step 3</h1><button id="next">Continue</button><input id="field" />';
});

test("a screen that begins again gives the focus to its heading", async () => {
	find("next").focus();
	startScreenAgain();
	await nextFrame();
	expect(document.activeElement).toBe(find("heading"));
});

test("so it does when what had the focus is gone", async () => {
	find("next").focus();
	startScreenAgain();
	find("next").remove();
	await nextFrame();
	expect(document.activeElement).toBe(find("heading"));
});

test("whoever went on before the frame keeps the focus", async () => {
	find("next").focus();
	startScreenAgain();
	find("field").focus();
	await nextFrame();
	expect(document.activeElement).toBe(find("field"));
});
