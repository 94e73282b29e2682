export default function PlaceholderPage() {
  return <h1>مدیریت</h1>;
}
