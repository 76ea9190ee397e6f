import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, type Location, RouterProvider } from "react-router";
import { vi } from "vitest";

/** Renders a screen as the app layout would, without retries so that a failure shows at once. */
export function showPage(page: ReactNode, address: string | Partial<Location> = "/") {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [address] });
	return render(
		<QueryClientProvider client={client}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
}

export interface Answer {
	status?: number;
	json?: unknown;
	headers?: Record<string, string>;
}

/**
 * Answers `METHOD /path` from a table and notes every call with its query; anything unprepared fails the test. Streams
 * that are not prepared are refused without a note, so that a scan is polled.
 */
export function answerFetch(table: Record<string, Answer | ((url: URL) => Answer)>): string[] {
	const calls: string[] = [];
	vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
		const url = new URL(input, "http://localhost");
		const key = `${init.method ?? "GET"} ${url.pathname}`;
		if (url.pathname.endsWith("/stream") && !(key in table)) return new Response("{}", { status: 503 });
		calls.push(`${init.method ?? "GET"} ${url.pathname}${url.search}`);
		const prepared = table[key];
		if (prepared === undefined) throw new Error(`unprepared call: ${calls.at(-1)}`);
		const { status = 200, json = {}, headers } = typeof prepared === "function" ? prepared(url) : prepared;
		return new Response(JSON.stringify(json), { status, headers });
	});
	return calls;
}
