import { ENDPOINTS, type EndpointName } from "@dewlight/contracts/endpoints.ts";

/** Method and address of a call, as the router wants them. */
export function endpoint(name: EndpointName): { method: "GET" | "POST" | "PATCH"; url: string } {
	const { method, path } = ENDPOINTS[name];
	return { method, url: path };
}
