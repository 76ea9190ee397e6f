import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "#api/profile-query.ts";
import { withChange } from "./profile-change.ts";
import { usePendingChanges } from "./use-profile-change.ts";

/** The profile with what is under way already in place; a change that fails falls out again by itself. */
export function useProfile() {
	const query = useQuery(profileQuery);
	const pending = usePendingChanges();
	return { ...query, profile: query.data === undefined ? null : pending.reduce(withChange, query.data) };
}
