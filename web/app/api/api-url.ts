import type { EndpointName } from "@dewlight/contracts/endpoints.ts";
import { endpointPath, type PathParams, type QueryParams } from "./endpoint-path.ts";

/** Empty on the website: its pages come from where the API answers. */
const API_ORIGIN: string = import.meta.env.VITE_API_ORIGIN ?? "";

/** Where the server has this path. Every call, picture and download goes there. */
export function apiUrl(path: string): string {
	return API_ORIGIN + path;
}

/** Address of a call, for a picture or a download that the browser itself fetches. */
export function endpointUrl(name: EndpointName, params?: PathParams, query?: QueryParams): string {
	return apiUrl(endpointPath(name, params, query));
}
