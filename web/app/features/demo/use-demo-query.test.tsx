import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showRoutes } from "#testing/show-routes.tsx";
import type { DemoName } from "./demo-names.ts";
import { useDemoQuery } from "./use-demo.ts";

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
