import { profileSchema } from "@dewlight/contracts/profile.ts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "./request.ts";

/** API-42: skin type, tags, preferences, the suggested plan and what is in use. */
export const profileQuery = queryOptions({
	queryKey: ["profile"],
	queryFn: ({ signal }) => request("profile", { answer: profileSchema, signal }),
});
