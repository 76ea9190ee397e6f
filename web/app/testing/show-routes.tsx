import { render } from "@testing-library/react";
import { type ReactElement, StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

/** Shows one screen at its address, as StrictMode does; every other path shows its own name. */
export function showRoutes(path: string, screen: ReactElement, address = path) {
	const router = createMemoryRouter(
		[
			{ path, element: screen },
			{ path: "*", element: <p>elsewhere</p> },
		],
		{ initialEntries: [address] },
	);
	render(
		<StrictMode>
			<RouterProvider router={router} />
		</StrictMode>,
	);
	return router;
}
