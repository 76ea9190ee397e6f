import type { Profile } from "@dewlight/contracts/profile.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { setUser } from "#api/session.ts";
import { buildUser } from "#testing/sample-answers.ts";
import { type StubServer, stubServer } from "#testing/stub-server.ts";
import CarePlanScreen from "../care-plan-screen.tsx";

type Answers = Parameters<typeof stubServer>[0];

/** The whole page of a signed-in person. `answers` may be changed between calls. */
export function showCarePlan(
	profile: Profile,
	answers: Answers = {},
	firstLook = false,
	address = "/",
): StubServer {
	setUser(buildUser());
	if (!firstLook) localStorage.setItem("care_plan_view_sent", "1");
	const server = stubServer(Object.assign(answers, { "GET /api/profile": { json: profile }, ...answers }));
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const router = createMemoryRouter([{ path: "/", element: <CarePlanScreen /> }], {
		initialEntries: [address],
	});
	render(
		<QueryClientProvider client={client}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	return server;
}

/** JSON that was sent with the calls of one path. */
export function sentTo(server: StubServer, method: string, path: string): unknown[] {
	return server.calls
		.filter((call) => call.method === method && call.path === path)
		.map(({ body }) => (typeof body === "string" ? JSON.parse(body) : null));
}

/** Everything inside the section under one heading. */
export async function part(name: string) {
	return within(await screen.findByRole("region", { name }));
}
