import { ENDPOINTS, type EndpointName } from "@dewlight/contracts/endpoints.ts";

export type PathParams = Record<string, string | number>;
export type QueryParams = Record<string, string | number | undefined>;

/** Address of a call: `:name` parts filled in, undefined query values left out. */
export function endpointPath(name: EndpointName, params: PathParams = {}, query: QueryParams = {}): string {
	const path = ENDPOINTS[name].path.replace(/:(\w+)/g, (_, key: string) => {
		const value = params[key];
		if (value === undefined) throw new Error(`${name} needs ${key}`);
		return encodeURIComponent(value);
	});
	const search = new URLSearchParams();
	for (const [key, value] of Object.entries(query)) {
		if (value !== undefined) search.set(key, String(value));
	}
	return search.size === 0 ? path : `${path}?${search}`;
}
