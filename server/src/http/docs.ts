import { BRAND } from "@dewlight/contracts/brand.ts";
import { type Endpoint, errorCodesOf } from "@dewlight/contracts/endpoint.ts";
import { ERROR_STATUS, errorSchema } from "@dewlight/contracts/errors.ts";
import swagger, { type SwaggerTransform } from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import type { App } from "./route.ts";

/** The page loads its own files; nothing else. */
const DOCS_POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
	"font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Named once and pointed at, for every call may be refused. */
const named = z.registry<{ id: string }>();
named.add(errorSchema, { id: "Error" });
const describeSchemas = createJsonSchemaTransform({ schemaRegistry: named });

/** Must be added before the routes it describes. */
export async function addDocs(app: App): Promise<void> {
	await app.register(swagger, {
		openapi: { openapi: "3.1.0", info: { title: `${BRAND.name} API`, version: "1" } },
		transform: describeRoute,
		transformObject: createJsonSchemaTransformObject({ schemaRegistry: named }),
	});
	await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: DOCS_POLICY });
}

const describeRoute: SwaggerTransform = (document) => {
	const { endpoint } = document.route.config ?? {};
	if (!endpoint) return describeSchemas(document);
	const described = document.schema.response as Record<string, unknown>;
	const response = { ...refusalsOf(endpoint), ...fileOf(endpoint), ...described };
	const description = `Who may call: ${endpoint.access}. Recent proof: ${endpoint.proof ?? "never"}.`;
	return describeSchemas({ ...document, schema: { ...document.schema, description, response } });
};

/** Every refusal by its status, with the codes that have it. */
function refusalsOf(endpoint: Endpoint) {
	const codes = Map.groupBy(errorCodesOf(endpoint), (code) => ERROR_STATUS[code]);
	return Object.fromEntries(
		[...codes].map(([status, of]) => [
			status,
			{ description: of.join(", "), content: { "application/json": { schema: errorSchema } } },
		]),
	);
}

function fileOf({ content, events }: Endpoint) {
	if (!content) return {};
	const schema = events ?? z.string();
	return { 200: { content: Object.fromEntries(content.map((type) => [type, { schema }])) } };
}
