import type { EndpointName } from "@dewlight/contracts/endpoints.ts";
import { apiUrl } from "./api-url.ts";
import { endpointPath, type PathParams, type QueryParams } from "./endpoint-path.ts";

/** Address of a call, for a picture or a download that the browser itself fetches. */
export function endpointUrl(name: EndpointName, params?: PathParams, query?: QueryParams): string {
	return apiUrl(endpointPath(name, params, query));
}
