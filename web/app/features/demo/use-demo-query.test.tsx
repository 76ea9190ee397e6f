import { cleanup, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { showRoutes } from "#testing/show-routes.tsx";
import { DEMO_NAMES, type DemoName, takeDemo, useDemoQuery } from "./open-demo.tsx";

afterEach(cleanup);

function Home({ onOpen }: { onOpen: (name: DemoName) => void }) {
	useDemoQuery(onOpen);
	return <h1>Home</h1>;
}

function showAt(address: string) {
	const open = vi.fn<(name: DemoName) => void>();
	const router = showRoutes("/", <Home onOpen={open} />, address);
	return { open, router };
}

const addressOf = ({ state: { location } }: ReturnType<typeof showRoutes>) =>
	location.pathname + location.search + location.hash;

test("a wish for an example opens it and leaves the address, in place of the entry that held it", async () => {
	const { open, router } = showAt("/?a=1&demo=careplan&b=%20x#how");
	await vi.waitFor(() => expect(addressOf(router)).toBe("/?a=1&b=%20x#how"));
	expect(open).toHaveBeenCalledWith("careplan");
	expect(router.state.historyAction).toBe("REPLACE");
	expect(screen.getByRole("heading", { name: "Home" })).toBeTruthy();
});

test("a word that names no example opens nothing and leaves the address too", async () => {
	const { open, router } = showAt("/?demo=everything");
	await vi.waitFor(() => expect(addressOf(router)).toBe("/"));
	expect(open).not.toHaveBeenCalled();
});

test("an address without a wish stays as it is", () => {
	const { open, router } = showAt("/?a=1#how");
	expect(addressOf(router)).toBe("/?a=1#how");
	expect(router.state.historyAction).toBe("POP");
	expect(open).not.toHaveBeenCalled();
});

const word = fc.string({ unit: "grapheme", maxLength: 12 });
const other = fc.tuple(
	word.filter((key) => key !== "demo"),
	word,
);
const asked = fc.record({
	before: fc.array(other),
	demo: fc.oneof(fc.constantFrom(...DEMO_NAMES), word),
	after: fc.array(other),
});

test("every other part of the query survives, in its place and to the letter", () => {
	fc.assert(
		fc.property(asked, ({ before, demo, after }) => {
			const search = `?${new URLSearchParams([...before, ["demo", demo], ...after])}`;
			const rest = new URLSearchParams([...before, ...after]).toString();
			expect(takeDemo(search).rest).toBe(rest === "" ? "" : `?${rest}`);
		}),
	);
});

test("a known word names its example and any other names none", () => {
	fc.assert(
		fc.property(asked, ({ before, demo, after }) => {
			const taken = takeDemo(`?${new URLSearchParams([...before, ["demo", demo], ...after])}`);
			expect(taken.isAsked).toBe(true);
			expect(taken.demo).toBe(DEMO_NAMES.find((name) => name === demo) ?? null);
		}),
	);
});

test("a query that asks for nothing is left as it is written", () => {
	expect(takeDemo("?utm=a%20b&x")).toEqual({ isAsked: false, demo: null, rest: "?utm=a%20b&x" });
	expect(takeDemo("")).toEqual({ isAsked: false, demo: null, rest: "" });
});

test("of two wishes the first counts and both go", () => {
	expect(takeDemo("?demo=chat&a=1&demo=analysis")).toEqual({ isAsked: true, demo: "chat", rest: "?a=1" });
});
