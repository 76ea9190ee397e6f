// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setSession, setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { showRoutes } from "#testing/show-routes.tsx";
import type { Guide } from "./guide.ts";
import { GuidePage } from "./guide-page.tsx";
import { guide } from "./retinol/text.ts";

beforeEach(() => setSession({ status: "unknown" }));
afterEach(cleanup);

const show = (kind: Guide["kind"] = guide.kind) =>
	showRoutes("/retinol", <GuidePage guide={{ ...guide, kind }} />);
const nextStep = () => within(screen.getByRole("region", { name: guide.action.heading })).getByRole("link");

test.each([
	["unknown", { status: "unknown" } as const],
	["signed out", { status: "signed_out", offline: false } as const],
])("while the session is %s the next step is to register", (_, session) => {
	setSession(session);
	show();
	expect(nextStep().textContent).toBe("Get Started Free");
	expect(nextStep().getAttribute("href")).toBe("/register");
});

test.each([
	["concern", "Start a Scan", "/upload"],
	["routine", "Start a Scan", "/upload"],
	["ingredient", "Ask Dewlight", "/chat"],
] as const)("for a member the next step of a guide about a %s is: %s", (kind, text, path) => {
	setUser(buildUser());
	show(kind);
	expect(nextStep().textContent).toBe(text);
	expect(nextStep().getAttribute("href")).toBe(path);
});

test("from the example a visitor gets to the beginning and a member to the own plan", () => {
	show();
	expect(screen.getByRole("link", { name: "a scan of your skin" }).getAttribute("href")).toBe("/register");
	act(() => setUser(buildUser()));
	expect(screen.getByRole("link", { name: "your care plan" }).getAttribute("href")).toBe("/care-plan");
});

test("every entry of the contents and every number in the text leads to a place on the page", () => {
	show();
	const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) =>
		link.getAttribute("href"),
	);
	expect(anchors.length).toBeGreaterThan(guide.sections.length + guide.references.length);
	for (const anchor of anchors) expect(document.querySelector(anchor ?? ""), anchor ?? "").not.toBeNull();
	const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
});

test("headings go down one level at a time, from one h1", () => {
	show();
	const levels = screen.getAllByRole("heading").map(({ tagName }) => Number(tagName.slice(1)));
	expect(levels.filter((level) => level === 1)).toHaveLength(1);
	for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test("sources with an address are links in a new tab, others are plain words", () => {
	show();
	const sources = within(screen.getByRole("region", { name: "Sources" }));
	const [first] = sources.getAllByRole("link");
	expect(first?.getAttribute("href")).toBe("https://pmc.ncbi.nlm.nih.gov/articles/PMC8675340/");
	expect(first?.getAttribute("rel")).toBe("noopener noreferrer");
	expect(sources.getAllByRole("listitem")).toHaveLength(guide.references.length);
});

test("says that it is no diagnosis and where the disclaimer stands", () => {
	show();
	expect(screen.getByRole("link", { name: "medical disclaimer" }).getAttribute("href")).toBe(
		"/terms#medical-disclaimer",
	);
});
