// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OpenInApp } from "./token-check.tsx";

const platform = vi.hoisted(() => ({ offersStoreApp: true }));
vi.mock("#platform/current.ts", () => ({ platform }));

const ANDROID = "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0.0.0 Mobile Safari/537.36";
const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36";

beforeEach(() => {
	platform.offersStoreApp = true;
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

function showIn(userAgent: string) {
	vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
	render(<OpenInApp email="ana@example.com" />);
	return screen.queryByRole("link", { name: "Open in app" })?.getAttribute("href") ?? null;
}

test("a browser on Android offers the app, with this site to fall back to and without a token", () => {
	const href = showIn(ANDROID);
	const fallback = encodeURIComponent(`${window.location.origin}/register?step=2&email=ana%40example.com`);
	expect(href).toBe(
		`intent://verification-success?email=ana%40example.com#Intent;scheme=dewlight;package=app.dewlight.skin;S.browser_fallback_url=${fallback};end`,
	);
});

test("other browsers offer nothing", () => {
	expect(showIn(DESKTOP)).toBeNull();
});

test("the app does not offer itself", () => {
	platform.offersStoreApp = false;
	expect(showIn(ANDROID)).toBeNull();
});
