import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { READ_ABOVE } from "../read-above.ts";
import { endOtherSessions, endSession } from "./end-sessions.ts";
import { sessionsQuery } from "./read-sessions.ts";

/** Id of the session to end, or every one but this. */
export type Ending = { kind: "one"; id: string; device: string } | { kind: "others" };

/** The list shows the end at once and takes it back when the server refuses. */
export function useSessions() {
	const queryClient = useQueryClient();
	const { queryKey } = sessionsQuery;
	const list = useQuery({ ...sessionsQuery, ...READ_ABOVE });
	const end = useMutation({
		mutationFn: (ending: Ending) => (ending.kind === "one" ? endSession(ending.id) : endOtherSessions()),
		onMutate: async (ending) => {
			await queryClient.cancelQueries({ queryKey });
			const before = queryClient.getQueryData(queryKey);
			queryClient.setQueryData(queryKey, (sessions) =>
				sessions?.filter(({ id, is_current }) => (ending.kind === "one" ? id !== ending.id : is_current)),
			);
			return before;
		},
		onError: (_error, _ending, before) => queryClient.setQueryData(queryKey, before),
		onSettled: () => queryClient.invalidateQueries({ queryKey }),
	});
	return { list, end };
}
