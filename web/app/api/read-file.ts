import type { Endpoint } from "@dewlight/contracts/endpoint.ts";
import { OfflineError } from "./api-error.ts";
import { receive } from "./call.ts";

export interface ReceivedFile {
	content: Blob;
	/** As the server named it. */
	name: string | null;
}

/** A whole file from the server. Fails as `receive` does, also when the line drops in the middle. */
export async function readFile(endpoint: Endpoint): Promise<ReceivedFile> {
	const response = await receive(endpoint, { headers: { Accept: "*/*" } });
	const [, name] = /filename="?([^";]+)"?/i.exec(response.headers.get("content-disposition") ?? "") ?? [];
	try {
		return { content: await response.blob(), name: name ?? null };
	} catch (cause) {
		throw new OfflineError(cause);
	}
}
