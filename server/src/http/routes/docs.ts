import { BRAND } from "@dewlight/contracts/brand.ts";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { App } from "../types.ts";

/** The page loads its own files and styles itself with inline rules; nothing else. */
const DOCS_POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
	"font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Must be added before the routes it describes. */
export async function addDocs(app: App): Promise<void> {
	await app.register(swagger, {
		openapi: { openapi: "3.1.0", info: { title: `${BRAND.name} API`, version: "1" } },
		transform: jsonSchemaTransform,
	});
	await app.register(swaggerUi, { routePrefix: "/api/docs", staticCSP: DOCS_POLICY });
}
