import type { Endpoint } from "@dewlight/contracts/endpoint.ts";
import { apiUrl } from "./api-url.ts";
import { endpointPath, type InPath } from "./wire-shape.ts";

/** Address of a call, for a picture or a download that the browser itself fetches. */
export function endpointUrl<E extends Endpoint>(endpoint: E, params?: InPath<E>["params"]): string {
	return apiUrl(endpointPath(endpoint, { params }));
}
