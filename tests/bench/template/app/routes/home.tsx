/** A page that says hello with what its loader gives. */
import { useLoaderData } from "react-router";

export function loader() {
  return { message: "Hello from the Worker" };
}

export default function Home() {
  const { message } = useLoaderData<typeof loader>();
  return <h1>{message}</h1>;
}
