import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { appPolicy, withPolicy } from "./build-app.ts";

const SCRIPT = "window.a = 1;";
const PAGE = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title><script>${SCRIPT}</script></head></html>`;
const API = "https://dewlight.app";

test("the policy stands before everything it is about", () => {
	const page = withPolicy(PAGE, API);
	expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<title>"));
	expect(page.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")).toBe(PAGE);
});

test("only the page's own inline scripts may run, by hash", () => {
	const hash = createHash("sha256").update(SCRIPT).digest("base64");
	const scripts = appPolicy(PAGE, API)
		.split("; ")
		.find((part) => part.startsWith("script-src "));
	expect(scripts).toBe(`script-src 'self' 'sha256-${hash}'`);
});

test("nothing unsafe is allowed: what compiles WebAssembly are workers, which the page's policy does not bind", () => {
	expect(appPolicy(PAGE, API)).toContain("style-src 'self';");
	expect(appPolicy(PAGE, API)).toContain("worker-src 'self';");
	expect(appPolicy(PAGE, API)).not.toContain("unsafe");
});

test("calls and pictures go to the app itself and to the API, and nowhere else", () => {
	const policy = appPolicy(PAGE, API).split("; ");
	expect(policy).toContain(`connect-src 'self' ${API}`);
	expect(policy).toContain(`img-src 'self' data: blob: ${API}`);
	expect(
		policy
			.join(" ")
			.match(/https?:[^\s;]+/g)
			?.every((origin) => origin === API),
	).toBe(true);
});

test("a page without a place for the policy is refused", () => {
	expect(() => withPolicy("<html><head></head></html>", API)).toThrow("place the policy anew");
});
