import { profileApi } from "@dewlight/contracts/profile.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";

/** API-42: skin type, tags, preferences, the suggested plan and what is in use. */
export const profileQuery = queryOptions({
	queryKey: ["profile"],
	queryFn: ({ signal }) => call(profileApi.profile, { signal }),
});
