/** The home page. */
export const meta = () => [{ title: "Solution Portal" }];
export default function Home() {
  return <h1>Home</h1>;
}
