import { useMutation } from "@tanstack/react-query";
import { CalendarPlus } from "lucide-react";
import { readFile } from "#api/read-file.ts";
import { saveFile } from "#platform/save-file.ts";
import { Button } from "#ui/button.tsx";
import { carePlanCopy as copy } from "./copy.ts";

/** The same file where a link cannot download: it is read here and handed over. */
export function SaveCalendar() {
	const file = useMutation({
		networkMode: "always",
		mutationFn: async () => {
			const { content, name } = await readFile("carePlanCalendar");
			return saveFile(content, name ?? copy.calendarFile);
		},
	});
	return (
		<>
			<Button tone="secondary" size="small" busy={file.isPending} onClick={() => file.mutate()}>
				{!file.isPending && <CalendarPlus aria-hidden="true" className="size-4" />}
				{copy.calendar}
			</Button>
			{file.isError && (
				<p role="alert" className="basis-full text-small text-danger">
					{copy.calendarFailed}
				</p>
			)}
		</>
	);
}
