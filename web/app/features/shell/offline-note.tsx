import { useSession } from "#api/use-session.ts";
import { shellCopy } from "./copy.ts";

/** AUTH-A18: a session that could not be read is treated as signed out, and said so. */
export function OfflineNote() {
	const session = useSession();
	if (session.status !== "signed_out" || !session.offline) return null;
	return (
		<output className="block bg-amber-soft px-5 py-2.5 text-center text-small font-medium text-amber">
			{shellCopy.offline}
		</output>
	);
}
