import { ConfigError } from "./config.ts";

/** Stand-ins are no part of a production build; who needs one there is told what to set instead. */
export async function loadStandIn<T>(instead: string, load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch (error) {
		const missing = error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND";
		if (!missing || !error.message.includes("@dewlight/sandbox")) throw error;
		throw new ConfigError([`${instead}: has to be set, because this build holds no stand-ins`]);
	}
}
