import { type ComponentProps, useId } from "react";
import { describedBy, FIELD_STYLE, Field, type FieldText } from "./field.tsx";

type TextAreaProps = FieldText & Omit<ComponentProps<"textarea">, "id" | "className">;

/** Grows with its text where the browser can. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
	const id = useId();
	return (
		<Field id={id} label={label} hint={hint} error={error}>
			<textarea
				rows={4}
				{...area}
				id={id}
				aria-invalid={error !== undefined || undefined}
				aria-describedby={describedBy(id, { hint, error })}
				className={`${FIELD_STYLE} field-sizing-content min-h-28 max-h-96 resize-y`}
			/>
		</Field>
	);
}
