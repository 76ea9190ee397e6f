import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, type Location, RouterProvider } from "react-router";

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
