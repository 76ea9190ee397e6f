import type { EndpointName } from "@dewlight/contracts/endpoints.ts";
import { OfflineError } from "./api-error.ts";
import { call } from "./request.ts";

export interface ReceivedFile {
	content: Blob;
	/** As the server named it. */
	name: string | null;
}

/** A whole file from the server. Fails as `request` does, also when the line drops in the middle. */
export async function readFile(endpoint: EndpointName): Promise<ReceivedFile> {
	const response = await call(endpoint, { headers: { Accept: "*/*" } });
	const [, name] = /filename="?([^";]+)"?/i.exec(response.headers.get("content-disposition") ?? "") ?? [];
	try {
		return { content: await response.blob(), name: name ?? null };
	} catch (cause) {
		throw new OfflineError(cause);
	}
}
