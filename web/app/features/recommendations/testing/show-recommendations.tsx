import type { Product, Recommendations } from "@dewlight/contracts/products.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { sampleProduct } from "#testing/sample-answers.ts";
import { stubServer } from "#testing/stub-server.ts";
import { Toaster } from "#ui/toast.tsx";
import RecommendationsScreen from "../recommendations-screen.tsx";

export function buildProduct(id: string, changes: Partial<Product> = {}): Product {
	return sampleProduct(id, { product_url: `https://shop.test/${id}`, rating: 4.56, ...changes });
}

export function buildLists(changes: Partial<Recommendations> = {}): Recommendations {
	return {
		care_plan: [],
		general_alternatives: [],
		fragrance_free: [],
		sensitive_skin: [],
		budget: [],
		trending: [],
		top_rated: [],
		...changes,
	};
}

/** The whole screen, its server answering from the table. */
export function showRecommendations(answers: Parameters<typeof stubServer>[0]) {
	const server = stubServer(answers);
	const router = createMemoryRouter([
		{ path: "/care-plan", element: <p>Another page</p> },
		{ path: "*", element: <RecommendationsScreen /> },
	]);
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={client}>
			<RouterProvider router={router} />
			<Toaster />
		</QueryClientProvider>,
	);
	return server;
}
