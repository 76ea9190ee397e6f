import {
	type Access,
	type AnswersOf,
	answersOf,
	type BodyKind,
	type Endpoint,
	type ProofRule,
} from "@dewlight/contracts/endpoint.ts";
import { ENDPOINTS, type EndpointName } from "@dewlight/contracts/endpoints.ts";
import type { HTTPMethods } from "fastify";

/** What the contract declares of a call, as the router wants it; the handler's types follow from it. */
interface RouteOf<E extends Endpoint> {
	method: E["method"] & HTTPMethods;
	url: string;
	schema: SchemasOf<E>;
	config: RouteConfig;
}

interface RouteConfig {
	endpoint: Endpoint;
	access: Access;
	proof?: ProofRule;
	body: BodyKind;
}

type SchemasOf<E extends Endpoint> = { response: AnswersOf<E> } & Part<E, "params", "params"> &
	Part<E, "query", "querystring"> &
	Part<E, "body", "body">;
type Part<E, Key extends string, Name extends string> =
	E extends Record<Key, infer Schema> ? Record<Name, Schema> : unknown;

/** `app.route({ ...endpoint("login"), handler })`: nothing of the call is said a second time. */
export function endpoint<Name extends EndpointName>(name: Name): RouteOf<(typeof ENDPOINTS)[Name]>;
export function endpoint(name: EndpointName) {
	const declared: Endpoint = ENDPOINTS[name];
	const { method, path, access, proof, params, query, body, bodyKind = "json" } = declared;
	return {
		method,
		url: path,
		schema: {
			...(params && { params }),
			...(query && { querystring: query }),
			...(body && { body }),
			response: answersOf(declared),
		},
		config: { endpoint: declared, access, body: bodyKind, ...(proof && { proof }) },
	};
}
