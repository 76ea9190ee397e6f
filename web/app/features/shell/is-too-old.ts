import { appVersionAnswerSchema } from "@dewlight/contracts/app-version.ts";
import { request } from "#api/request.ts";

/** Whether the server no longer works with this version of the app. */
export async function isTooOld(version: string): Promise<boolean> {
	const { supported } = await request("appVersion", { answer: appVersionAnswerSchema, query: { version } });
	return !supported;
}
