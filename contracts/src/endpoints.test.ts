import { expect, test } from "vitest";
import type { Endpoint } from "./endpoint.ts";
import { ENDPOINTS } from "./endpoints.ts";

const declared: [name: string, endpoint: Endpoint][] = Object.entries(ENDPOINTS);

test("no two calls have one method and path", () => {
	const addresses = declared.map(([, { method, path }]) => `${method} ${path}`);
	expect(addresses).toEqual([...new Set(addresses)]);
});

test.each(declared)(
	"the parts of the path of %s are its parameters, and what is not there can be refused",
	(_, endpoint) => {
		const parts = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, part]) => part);
		expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(parts);
		if (parts.length > 0) expect(endpoint.errors).toContain("not_found");
	},
);

test("an endpoint that does not say who may call it, what it answers or what it refuses does not compile", () => {
	const whole = {
		method: "GET",
		path: "/api/x",
		access: "open",
		content: ["text/plain"],
		errors: [],
	} as const;
	const { access: _access, ...withoutAccess } = whole;
	const { content: _content, ...withoutAnswer } = whole;
	const { errors: _errors, ...withoutErrors } = whole;
	const fits: Endpoint = whole;
	// @ts-expect-error Nobody may call it.
	const first: Endpoint = withoutAccess;
	// @ts-expect-error It answers nothing.
	const second: Endpoint = withoutAnswer;
	// @ts-expect-error It refuses nobody knows what.
	const third: Endpoint = withoutErrors;
	expect([fits, first, second, third]).toHaveLength(4);
});
